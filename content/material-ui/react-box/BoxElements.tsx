import Box from '@mui/material/Box';

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 48">
    <rect width="80" height="48" fill="#0b5f8a"/>
    <path d="M18 24c10-14 28-14 36 0-8 14-26 14-36 0z" fill="#ff9f43"/>
    <path d="m54 24 12-9v18z" fill="#ff9f43"/><circle cx="28" cy="22" r="2" fill="#222"/>
  </svg>`,
)}`;

export default function BoxElements() {
  return (
    <Box component="section" aria-label="Clownfish">
      <Box
        component="img"
        src={picture}
        alt="An orange fish"
        sx={{ display: 'block', width: 200, height: 120, borderRadius: 2 }}
      />
      <Box component="small" sx={{ color: 'text.secondary' }}>
        Clownfish, 8 cm
      </Box>
    </Box>
  );
}
