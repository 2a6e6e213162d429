import Box from '@mui/joy/Box';

const months = ['March', 'April', 'May', 'June'];

export default function ResponsiveBox() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        gap: { xs: 1, sm: 2 },
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: { xs: 'body-sm', sm: 'body-md' },
      }}
    >
      {months.map((month) => (
        <Box
          key={month}
          component="li"
          sx={{ p: 2, borderRadius: 'sm', bgcolor: 'success.softBg', color: 'success.softColor' }}
        >
          {month}
        </Box>
      ))}
    </Box>
  );
}
