import Box from '@mui/system/Box';

const kinds = ['inline', 'inline-block', 'block'];

export default function DisplayKinds() {
  return (
    <Box sx={{ width: 280 }}>
      {kinds.map((display) => (
        <div key={display}>
          A box of{' '}
          <Box component="span" sx={{ display, width: 130, border: 1, px: 1 }}>
            {display}
          </Box>{' '}
          in text
        </div>
      ))}
    </Box>
  );
}
