import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TokensInSx() {
  return (
    <Box
      sx={{
        p: 2,
        width: '100%',
        maxWidth: 360,
        borderRadius: 'md',
        bgcolor: 'warning.softBg',
        color: 'warning.softColor',
        borderInlineStart: '6px solid',
        borderColor: 'warning.solidBg',
      }}
    >
      <Typography level="title-md" textColor="inherit">
        Blade guard missing
      </Typography>
      <Typography textColor="inherit">Do not lend the table saw before it is found.</Typography>
    </Box>
  );
}
