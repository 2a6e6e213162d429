import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RowingIcon from '@mui/icons-material/Rowing';

const news = [
  { title: 'The lock is closed on Thursday', text: 'Crews turn at the railway bridge.' },
  { title: 'Two new doubles', text: 'Kestrel and Plover are in rack four, with carbon oars.' },
];

/** Who the reader signs in to; a strip above the form on narrow screens. */
export default function ClubPanel() {
  return (
    <Stack
      component="header"
      spacing={3}
      sx={[
        {
          justifyContent: 'center',
          p: { xs: 2, md: 6 },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        (theme) => theme.applyStyles('dark', { bgcolor: 'grey.900', color: 'common.white' }),
      ]}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <RowingIcon fontSize="large" />
        <Typography variant="h5" component="p">
          Quayside Rowing Club
        </Typography>
      </Stack>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        {news.map(({ title, text }) => (
          <Box key={title} sx={{ mb: 2 }}>
            <Typography component="p" sx={{ fontWeight: 500 }}>
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
