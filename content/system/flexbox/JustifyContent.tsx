import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const values = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];

export default function JustifyContent() {
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 420 }}>
      {values.map((justifyContent) => (
        <div key={justifyContent}>
          <code>{justifyContent}</code>
          <Box sx={{ display: 'flex', justifyContent, border: 1, p: 0.5 }}>
            {['A', 'B', 'C'].map((name) => (
              <Box key={name} sx={{ px: 2, border: 1 }}>
                {name}
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Stack>
  );
}
