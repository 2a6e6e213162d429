import * as React from 'react';
import Alert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import CancelIcon from '@mui/icons-material/Cancel';

const StripeAlert = styled(Alert)(({ theme }) => ({
  width: '100%',
  maxWidth: 480,
  alignItems: 'center',
  borderRadius: 0,
  borderInlineStart: '6px solid',
  [`& .${alertClasses.message}`]: {
    fontSize: theme.typography.pxToRem(16),
  },
}));

export default function CustomAlert() {
  const [drills, setDrills] = React.useState(2);

  return (
    <StripeAlert
      severity="info"
      role="status"
      elevation={1}
      closeText="Mark one as done"
      onClose={() => setDrills(Math.max(drills - 1, 0))}
      slots={{ closeIcon: CancelIcon }}
      slotProps={{ closeButton: { size: 'medium' } }}
    >
      Lifeboat drills left today: {drills}
    </StripeAlert>
  );
}
