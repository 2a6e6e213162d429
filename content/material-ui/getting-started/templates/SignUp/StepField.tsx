import TextField from '@mui/material/TextField';
import type { FieldErrors, FieldName, Order } from './checkout';

/** What each step gets. */
export interface StepProps {
  order: Order;
  errors: FieldErrors;
  onChange: (part: Partial<Order>) => void;
}

interface StepFieldProps extends StepProps {
  name: FieldName;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'password';
  inputMode?: 'numeric';
  hint?: string;
}

/** A field of the order, with what is wrong with it or a hint. */
export default function StepField(props: StepFieldProps) {
  const { order, errors, onChange, name, label, autoComplete, type, inputMode, hint } = props;

  return (
    <TextField
      required
      fullWidth
      name={name}
      label={label}
      type={type}
      autoComplete={autoComplete}
      value={order[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? hint}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
}
