import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import BackspaceIcon from '@mui/icons-material/Backspace';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import TimerIcon from '@mui/icons-material/Timer';

export default function ChipIcons() {
  const [search, setSearch] = React.useState('lentil soup');

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<TimerIcon />} label="40 minutes" />
      <Chip icon={<LocalFireDepartmentIcon color="error" />} label="Hot" variant="outlined" />
      <Chip color="primary" avatar={<Avatar>P</Avatar>} label="By Priya" />
      <Chip
        label={`Search: ${search || 'all'}`}
        deleteIcon={<BackspaceIcon />}
        onDelete={() => setSearch('')}
      />
    </Stack>
  );
}
