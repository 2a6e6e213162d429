import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const VARIANTS = ['soft', 'solid', 'outlined', 'plain'] as const;
const COLORS = ['neutral', 'primary', 'success'] as const;

export default function IndicatorVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {VARIANTS.map((variant) => (
        <Stepper key={variant} aria-label={`Indicators, ${variant}`}>
          {COLORS.map((color, index) => (
            <Step
              key={color}
              indicator={
                <StepIndicator variant={variant} color={color}>
                  {index + 1}
                </StepIndicator>
              }
            >
              {color}
            </Step>
          ))}
        </Stepper>
      ))}
    </Stack>
  );
}
