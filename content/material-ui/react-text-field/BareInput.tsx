import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';

export default function BareInput() {
  const [district, setDistrict] = React.useState('Alfama');

  const clear = (
    <IconButton size="small" aria-label="Clear the search" onClick={() => setDistrict('')}>
      <ClearIcon fontSize="small" />
    </IconButton>
  );

  return (
    <Paper variant="outlined" sx={{ width: 320, px: 1.5, py: 0.5, borderRadius: 8 }}>
      <InputBase
        fullWidth
        size="small"
        placeholder="Search a district"
        value={district}
        onChange={(event) => setDistrict(event.target.value)}
        startAdornment={<SearchIcon sx={{ marginInlineEnd: 1 }} />}
        endAdornment={district ? clear : null}
        inputProps={{ 'aria-label': 'District' }}
      />
    </Paper>
  );
}
