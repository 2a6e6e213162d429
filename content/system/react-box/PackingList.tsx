import Box from '@mui/system/Box';

export default function PackingList() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        '& dt': { fontWeight: 700 },
        '& dd': { m: 0 },
        '& dd:last-of-type': { textDecoration: 'line-through' },
      }}
    >
      <dt>Boots</dt>
      <dd>1 pair</dd>
      <dt>Socks</dt>
      <dd>6 pairs</dd>
      <dt>Umbrella</dt>
      <dd>not this time</dd>
    </Box>
  );
}
