import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const steps = ['Application', 'Fingerprints', 'Collection'];

export default function ResponsiveStepper() {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  return (
    <Stepper
      activeStep={1}
      orientation={narrow ? 'vertical' : 'horizontal'}
      sx={{ width: '100%', minHeight: 140 }}
    >
      {steps.map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
