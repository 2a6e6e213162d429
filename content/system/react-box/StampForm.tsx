import Box from '@mui/system/Box';

export default function StampForm() {
  return (
    <Box component="form" action="#component" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <label htmlFor="stamps">Stamps</label>
      <Box
        component="input"
        id="stamps"
        name="stamps"
        type="number"
        min={1}
        defaultValue={4}
        sx={{ width: 64, textAlign: 'end' }}
      />
      <Box component="button" type="button" sx={{ px: 2 }}>
        Add
      </Box>
    </Box>
  );
}
