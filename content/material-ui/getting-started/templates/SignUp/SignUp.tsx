import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import {
  emptyOrder,
  validateDetails,
  validatePayment,
  type FieldErrors,
  type Order,
} from './checkout';
import DetailsStep from './DetailsStep';
import OrderSummary from './OrderSummary';
import PaymentStep from './PaymentStep';
import PlanStep from './PlanStep';
import type { StepProps } from './StepField';

interface CheckoutStep {
  label: string;
  title: string;
  Content: React.ComponentType<StepProps>;
  validate: (order: Order) => FieldErrors;
}

const STEPS: CheckoutStep[] = [
  { label: 'Plan', title: 'Choose a plan', Content: PlanStep, validate: () => ({}) },
  { label: 'You', title: 'Who are you?', Content: DetailsStep, validate: validateDetails },
  { label: 'Payment', title: 'How do you pay?', Content: PaymentStep, validate: validatePayment },
];

export default function SignUp() {
  const [order, setOrder] = React.useState(emptyOrder);
  const [index, setIndex] = React.useState(0);
  const [errors, setErrors] = React.useState<FieldErrors>({});
  const heading = React.useRef<HTMLHeadingElement>(null);
  const hasMoved = React.useRef(false);

  // The fields of the last step are gone; reading goes on at the title of the next one.
  React.useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [index]);

  const step = STEPS[index];
  const goTo = (next: number) => {
    hasMoved.current = true;
    setErrors({});
    setIndex(next);
  };
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = step?.validate(order) ?? {};
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (!firstWrong) return goTo(index + 1);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box component="header" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h6" component="p">
          Kiln Street Pottery
        </Typography>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 4,
          maxWidth: 1000,
          marginInline: 'auto',
          p: { xs: 2, md: 4 },
        }}
      >
        <Box>
          <Stepper alternativeLabel activeStep={index} sx={{ mb: 4 }}>
            {STEPS.map(({ label }) => (
              <Step key={label}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography ref={heading} tabIndex={-1} variant="h4" component="h1" sx={{ mb: 3 }}>
            {step?.title ?? 'Welcome to the studio'}
          </Typography>
          {step ? (
            <Stack component="form" noValidate spacing={3} onSubmit={handleSubmit}>
              <step.Content
                order={order}
                errors={errors}
                onChange={(part) => setOrder({ ...order, ...part })}
              />
              <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
                {index > 0 && <Button onClick={() => goTo(index - 1)}>Back</Button>}
                <Button type="submit" variant="contained">
                  {index === STEPS.length - 1 ? 'Pay and join' : 'Continue'}
                </Button>
              </Stack>
            </Stack>
          ) : (
            <Alert severity="success">
              Thank you, {order.name.trim()}. We have sent the house rules and the code of the door
              to {order.email.trim()}.
            </Alert>
          )}
        </Box>
        <OrderSummary order={order} />
      </Box>
    </Box>
  );
}
