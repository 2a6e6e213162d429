import * as React from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { Stack, styled } from '@mui/system';
import { plans, type Plan } from './plans.ts';

const Root = styled('button')({
  width: 240,
  padding: '8px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'light-dark(#fff, #111827)',
  [`&.${selectClasses.focusVisible}`]: { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
});

const Listbox = styled('ul')({
  width: 240,
  maxHeight: 280,
  margin: '4px 0',
  padding: 4,
  overflow: 'auto',
  border: '1px solid light-dark(#d1d5db, #374151)',
  borderRadius: 8,
  color: 'light-dark(#111827, #f9fafb)',
  backgroundColor: 'light-dark(#fff, #111827)',
  listStyle: 'none',
  outline: 0,
});

const Option = styled(BaseOption)({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'default',
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.highlighted}`]: { backgroundColor: 'light-dark(#dbeafe, #1e3a8a)' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6 },
});

const Submit = styled('button')({
  padding: 8,
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  color: 'light-dark(#fff, #111827)',
  backgroundColor: 'light-dark(#1d4ed8, #93c5fd)',
});

export default function FormSelect() {
  const [plan, setPlan] = React.useState<Plan | null>(null);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(`Sent: plan=${String(new FormData(event.currentTarget).get('plan'))}`);
  };

  return (
    <Stack component="form" spacing={1} onSubmit={handleSubmit}>
      <Select
        name="plan"
        aria-label="Plan"
        placeholder="Choose a plan"
        value={plan}
        onChange={(_event, value) => setPlan(value)}
        getSerializedValue={(option) => option?.value.id ?? ''}
        slots={{ root: Root, listbox: Listbox }}
      >
        {plans.map((candidate) => (
          <Option key={candidate.id} value={candidate} label={candidate.name}>
            {candidate.name}: {candidate.price}.00
          </Option>
        ))}
      </Select>
      <Submit type="submit">Rent for {plan?.price ?? 0}.00</Submit>
      <output>{sent}</output>
    </Stack>
  );
}
