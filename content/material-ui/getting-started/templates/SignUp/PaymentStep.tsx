import Stack from '@mui/material/Stack';
import StepField, { type StepProps } from './StepField';

export default function PaymentStep(props: StepProps) {
  return (
    <>
      <StepField
        {...props}
        name="card"
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <StepField
          {...props}
          name="expiry"
          label="Expires"
          autoComplete="cc-exp"
          hint="Month and year, such as 09/28"
        />
        <StepField
          {...props}
          name="code"
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          hint="On the back of the card"
        />
      </Stack>
    </>
  );
}
