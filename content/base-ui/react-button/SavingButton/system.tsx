import * as React from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#0f766e, #2dd4bf)',
  borderRadius: 8,
  font: 'inherit',
  color: 'light-dark(#0f766e, #2dd4bf)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0f766e, #2dd4bf)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dashed', cursor: 'progress' },
});

export default function SavingButton() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button disabled={saving} focusableWhenDisabled onClick={() => setSaving(true)}>
      {saving ? 'Saving glaze…' : 'Save glaze'}
    </Button>
  );
}
