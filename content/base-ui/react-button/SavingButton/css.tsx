import * as React from 'react';
import { Button } from '@mui/base/Button';
import './saving-button.css';

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
    <Button
      className="saving-button"
      disabled={saving}
      focusableWhenDisabled
      onClick={() => setSaving(true)}
    >
      {saving ? 'Saving glaze…' : 'Save glaze'}
    </Button>
  );
}
