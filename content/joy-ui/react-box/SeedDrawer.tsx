import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';

export default function SeedDrawer() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: `"title title" "menu seeds"`,
        gridTemplateColumns: '96px 1fr',
        gap: 1,
        width: '100%',
        maxWidth: 400,
        typography: 'body-md',
        '& > *': { p: 1.5, borderRadius: 'sm', bgcolor: 'background.level1' },
      }}
    >
      <Box component="header" sx={{ gridArea: 'title' }}>
        Drawer 7: roots
      </Box>
      <Box component="nav" aria-label="Drawers" sx={{ gridArea: 'menu' }}>
        <Link href="#SeedDrawer">Drawer 8</Link>
      </Box>
      <Box sx={{ gridArea: 'seeds' }}>Beet, carrot, parsnip, radish, salsify, turnip</Box>
    </Box>
  );
}
