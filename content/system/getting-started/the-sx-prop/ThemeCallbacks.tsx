import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function ThemeCallbacks() {
  return (
    <Stack sx={{ gap: 2, width: 280 }}>
      <Box
        sx={{
          p: 2,
          border: (theme) => `2px dashed ${theme.palette.secondary.main}`,
          borderRadius: (theme) => `${theme.spacing(3)} 0`,
        }}
      >
        One value from the theme
      </Box>
      <Box
        sx={(theme) => ({
          p: 2,
          color: 'secondary.contrastText',
          bgcolor: 'secondary.main',
          transition: theme.transitions.create('border-radius'),
          '&:hover': { borderRadius: 4 },
        })}
      >
        All of it from the theme
      </Box>
    </Stack>
  );
}
