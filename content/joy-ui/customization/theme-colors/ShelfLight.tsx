import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function ShelfLight() {
  return (
    <Box
      sx={(theme) => ({
        p: 3,
        width: 320,
        maxWidth: '100%',
        borderRadius: 'lg',
        border: '1px solid',
        borderColor: `rgba(${theme.vars.palette.success.mainChannel} / 0.4)`,
        background: `linear-gradient(rgba(${theme.vars.palette.success.mainChannel} / 0.18), transparent)`,
      })}
    >
      <Typography level="title-md">Shelf 4, legumes</Typography>
      <Typography>Cool and dry, refilled in October</Typography>
    </Box>
  );
}
