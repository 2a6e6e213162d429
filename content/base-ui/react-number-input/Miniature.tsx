import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { box } from '../miniatureParts.ts';

const part = { border: 0, background: 'none', font: 'inherit', textAlign: 'center' } as const;

export default function Miniature() {
  return (
    <NumberInput
      defaultValue={12}
      slotProps={{
        root: { style: { ...box, display: 'flex', gap: 12, alignItems: 'center' } },
        input: { style: { ...part, width: 48 } },
        decrementButton: { children: '−', style: part },
        incrementButton: { children: '+', style: { ...part, order: 1 } },
      }}
    />
  );
}
