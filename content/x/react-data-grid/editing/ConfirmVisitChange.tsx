import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

interface Question {
  readonly before: Visit;
  readonly after: Visit;
  readonly answer: (row: Visit) => void;
}

const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', editable: true, width: 110 },
];

export default function ConfirmVisitChange() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question>();
  const [open, setOpen] = React.useState(false);

  const processRowUpdate = (after: Visit, before: Visit) => {
    if (after.minutes === before.minutes) return before;
    return new Promise<Visit>((answer) => {
      setQuestion({ before, after, answer });
      setOpen(true);
    });
  };
  const close = (row?: Visit) => {
    if (row !== undefined) question?.answer(row);
    setOpen(false);
  };

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        apiRef={apiRef}
        rows={visits}
        columns={columns}
        label="Visits to confirm"
        hideFooter
        processRowUpdate={processRowUpdate}
      />
      <Dialog
        open={open}
        onClose={() => close(question?.before)}
        aria-labelledby="confirm-visit"
        disableRestoreFocus
        slotProps={{
          transition: {
            onExited: () => {
              if (question) apiRef.current?.setCellFocus(question.after.id, 'minutes');
            },
          },
        }}
      >
        <DialogTitle id="confirm-visit">Change the visit of {question?.after.animal}?</DialogTitle>
        <DialogContent>
          From {question?.before.minutes} to {question?.after.minutes} minutes.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(question?.before)}>Keep</Button>
          <Button variant="contained" onClick={() => close(question?.after)}>
            Change
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
