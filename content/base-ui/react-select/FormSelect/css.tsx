import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { plans, type Plan } from './plans.ts';
import './plan-select.css';

export default function FormSelect() {
  const [plan, setPlan] = React.useState<Plan | null>(null);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(`Sent: plan=${String(new FormData(event.currentTarget).get('plan'))}`);
  };

  return (
    <form className="plan-form" onSubmit={handleSubmit}>
      <Select
        name="plan"
        aria-label="Plan"
        placeholder="Choose a plan"
        value={plan}
        onChange={(_event, value) => setPlan(value)}
        getSerializedValue={(option) => option?.value.id ?? ''}
        className="plan"
        slotProps={{ listbox: { className: 'plan-list' } }}
      >
        {plans.map((candidate) => (
          <Option key={candidate.id} value={candidate} label={candidate.name}>
            {candidate.name}: {candidate.price}.00
          </Option>
        ))}
      </Select>
      <button type="submit" className="plan-submit">
        Rent for {plan?.price ?? 0}.00
      </button>
      <output>{sent}</output>
    </form>
  );
}
