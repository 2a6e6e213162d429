import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import StepIcon, { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import FlightIcon from '@mui/icons-material/Flight';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import TaskAltIcon from '@mui/icons-material/TaskAlt';

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4, borderRadius: 2 },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: { borderColor: theme.palette.success.main },
  },
}));

function RingIcon({ active, completed }: StepIconProps) {
  if (completed) {
    return <TaskAltIcon color="success" />;
  }
  return <RadioButtonUncheckedIcon color={active ? 'success' : 'disabled'} />;
}

export default function CustomStepper() {
  return (
    <Stack spacing={4} sx={{ width: '100%' }}>
      <Stepper activeStep={1} alternativeLabel connector={<ThickConnector />}>
        {['Printed', 'Sent', 'Picked up'].map((label) => (
          <Step key={label}>
            <StepLabel slots={{ stepIcon: RingIcon }}>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stepper activeStep={1} connector={null} sx={{ justifyContent: 'center' }}>
        <Step>
          <StepLabel slotProps={{ stepIcon: { color: 'success' } }}>Check in</StepLabel>
        </Step>
        <Step>
          <StepLabel icon={<FlightIcon color="primary" />}>Board</StepLabel>
        </Step>
        <Step>
          <StepLabel icon={<StepIcon icon="?" />}>Gate</StepLabel>
        </Step>
      </Stepper>
    </Stack>
  );
}
