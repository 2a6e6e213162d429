import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const widths = ['xs', 'sm', 'md', 'lg'] as const;

export default function DialogSizes() {
  const [open, setOpen] = React.useState(false);
  const [fullWidth, setFullWidth] = React.useState(true);
  const [maxWidth, setMaxWidth] = React.useState<NonNullable<DialogProps['maxWidth']>>('sm');

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try sizes
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth={fullWidth} maxWidth={maxWidth}>
        <DialogTitle>Reading lamp</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1, alignItems: 'flex-start' }}>
            <TextField
              select
              label="maxWidth"
              value={maxWidth}
              onChange={(event) =>
                setMaxWidth(widths.find((width) => width === event.target.value) ?? 'sm')
              }
              sx={{ width: 120 }}
            >
              {widths.map((width) => (
                <MenuItem key={width} value={width}>
                  {width}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              label="fullWidth"
              control={
                <Switch checked={fullWidth} onChange={(_, checked) => setFullWidth(checked)} />
              }
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
