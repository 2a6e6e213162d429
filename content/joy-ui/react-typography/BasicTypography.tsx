import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function BasicTypography() {
  return (
    <Box component="article" sx={{ maxWidth: 420 }}>
      <Typography level="h2" gutterBottom>
        Tonight on Radio Kestrel
      </Typography>
      <Typography>
        At nine, Ines Duarte plays field recordings from the salt marshes, and talks to the woman
        who has counted curlews there for thirty years.
      </Typography>
      <Typography level="body-sm" sx={{ mt: 1 }}>
        Repeated on Sunday at 14:00
      </Typography>
    </Box>
  );
}
