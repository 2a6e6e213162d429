import { useState } from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import Alert, { alertClasses } from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function SlotsAndClasses() {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return <Button onClick={() => setIsShown(true)}>Show the notice again</Button>;
  return (
    <Alert
      severity="info"
      closeText="Archive"
      onClose={() => setIsShown(false)}
      slots={{ closeIcon: ArchiveIcon }}
      slotProps={{ closeButton: { size: 'large' } }}
      sx={{
        width: '100%',
        maxWidth: 480,
        [`& .${alertClasses.message}`]: { fontWeight: 'bold' },
      }}
    >
      The library closes at 16:00 on Friday.
    </Alert>
  );
}
