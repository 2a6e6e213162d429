import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator, { stepIndicatorClasses } from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepStates() {
  return (
    <Stepper
      aria-label="Inspection"
      sx={{
        width: '100%',
        [`& .${stepClasses.completed}::after`]: { bgcolor: 'success.solidBg' },
        [`& .${stepClasses.active} .${stepIndicatorClasses.root}`]: {
          bgcolor: 'primary.solidBg',
          color: 'primary.solidColor',
        },
        [`& .${stepClasses.disabled}`]: { color: 'text.secondary', fontStyle: 'italic' },
      }}
    >
      <Step completed indicator={<StepIndicator color="success">1</StepIndicator>}>
        Lights
      </Step>
      <Step active aria-current="step" indicator={<StepIndicator>2</StepIndicator>}>
        Brakes
      </Step>
      <Step disabled indicator={<StepIndicator>3</StepIndicator>}>
        Test ride
      </Step>
    </Stepper>
  );
}
