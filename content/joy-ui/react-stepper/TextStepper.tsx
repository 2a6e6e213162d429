import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import Stepper from '@mui/joy/Stepper';

export default function TextStepper() {
  return (
    <Stepper size="sm" aria-label="Checkout" sx={{ width: '100%' }}>
      <Step>
        <StepButton component="a" href="#cart" sx={{ color: 'primary.plainColor' }}>
          Cart
        </StepButton>
      </Step>
      <Step active aria-current="step">
        Delivery
      </Step>
      <Step>Payment</Step>
    </Stepper>
  );
}
