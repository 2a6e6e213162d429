import * as React from 'react';
import Box from '@mui/system/Box';

export default function SavedNote() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <button type="button" onClick={() => setSaved(!saved)}>
        {saved ? 'Edit again' : 'Save'}
      </button>
      <Box sx={{ visibility: saved ? 'visible' : 'hidden' }}>Saved at 9:41</Box>
      <span>Draft 3</span>
    </Box>
  );
}
