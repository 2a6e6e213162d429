import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import UploadFileIcon from '@mui/icons-material/UploadFile';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function FileUploadButton() {
  const [names, setNames] = React.useState('No papers attached');

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? [], (file) => file.name);
    setNames(files.join(', ') || 'No papers attached');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<UploadFileIcon />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        Attach customs papers
        <HiddenInput type="file" accept="application/pdf" multiple onChange={handleChange} />
      </Button>
      <Typography variant="body2" aria-live="polite">
        {names}
      </Typography>
    </Stack>
  );
}
