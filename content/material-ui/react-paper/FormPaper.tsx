import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import SearchIcon from '@mui/icons-material/Search';

export default function FormPaper() {
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
  };

  return (
    <Paper
      component="form"
      role="search"
      onSubmit={handleSubmit}
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: 300,
        paddingInlineStart: 2,
        paddingInlineEnd: 0.5,
      }}
    >
      <InputBase
        placeholder="Find a bread"
        slotProps={{ input: { 'aria-label': 'Find a bread' } }}
        sx={{ flexGrow: 1 }}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
    </Paper>
  );
}
