import * as React from 'react';
import { Option, type OptionOwnerState } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { plans, type Plan } from './plans.ts';

const root = {
  className:
    'w-60 rounded-lg border border-gray-500 bg-white px-3 py-2 text-start text-inherit outline-blue-700 after:float-end after:content-["▾"/""] focus-visible:outline-2 dark:border-gray-400 dark:bg-gray-900 dark:outline-blue-300',
};

const listbox = {
  className:
    'my-1 max-h-70 w-60 list-none overflow-auto rounded-lg border border-gray-300 bg-white p-1 text-gray-900 outline-0 dark:border-gray-700 dark:bg-gray-900 dark:text-gray-50',
};

const option = ({ disabled, highlighted, selected }: OptionOwnerState<Plan>) => ({
  className: `cursor-default rounded px-2 py-1.5 ${selected ? 'font-semibold' : ''} ${
    highlighted ? 'bg-blue-100 dark:bg-blue-900' : ''
  } ${disabled ? 'opacity-60' : ''}`,
});

export default function FormSelect() {
  const [plan, setPlan] = React.useState<Plan | null>(null);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(`Sent: plan=${String(new FormData(event.currentTarget).get('plan'))}`);
  };

  return (
    <form className="flex flex-col gap-2" onSubmit={handleSubmit}>
      <Select
        name="plan"
        aria-label="Plan"
        placeholder="Choose a plan"
        value={plan}
        onChange={(_event, value) => setPlan(value)}
        getSerializedValue={(chosen) => chosen?.value.id ?? ''}
        slotProps={{ root, listbox }}
      >
        {plans.map((candidate) => (
          <Option
            key={candidate.id}
            value={candidate}
            label={candidate.name}
            slotProps={{ root: option }}
          >
            {candidate.name}: {candidate.price}.00
          </Option>
        ))}
      </Select>
      <button
        type="submit"
        className="rounded-lg border-0 bg-blue-700 p-2 text-white dark:bg-blue-300 dark:text-gray-900"
      >
        Rent for {plan?.price ?? 0}.00
      </button>
      <output>{sent}</output>
    </form>
  );
}
