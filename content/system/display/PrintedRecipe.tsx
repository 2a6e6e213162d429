import Box from '@mui/system/Box';

export default function PrintedRecipe() {
  return (
    <Box component="article" sx={{ p: 2, border: 1, maxWidth: 320 }}>
      <strong>Leek soup</strong>
      <p>Three leeks, two potatoes, one liter of stock, 40 minutes.</p>
      <Box component="button" type="button" sx={{ displayPrint: 'none', p: 1 }}>
        Start cooking mode
      </Box>
      <Box component="footer" sx={{ display: 'none', displayPrint: 'block' }}>
        Printed from the village cookbook, page 12
      </Box>
    </Box>
  );
}
