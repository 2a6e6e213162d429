import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';

const PAGES = 6;

export default function MobileSteppers() {
  const [page, setPage] = React.useState(2);

  const buttons = {
    backButton: (
      <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
        Back
      </Button>
    ),
    nextButton: (
      <Button size="small" disabled={page === PAGES - 1} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    ),
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <MobileStepper
        variant="text"
        position="static"
        steps={PAGES}
        activeStep={page}
        {...buttons}
      />
      <MobileStepper
        variant="progress"
        position="static"
        steps={PAGES}
        activeStep={page}
        slotProps={{ progress: { 'aria-label': 'Progress of the form' } }}
        {...buttons}
      />
    </Stack>
  );
}
