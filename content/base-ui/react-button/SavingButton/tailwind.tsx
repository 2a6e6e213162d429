import * as React from 'react';
import { Button } from '@mui/base/Button';

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
      className={`rounded-lg border border-teal-700 bg-transparent px-4 py-2 text-teal-700 outline-offset-2 outline-teal-700 focus-visible:outline-2 dark:border-teal-400 dark:text-teal-400 dark:outline-teal-400 ${
        saving ? 'cursor-progress border-dashed' : 'cursor-pointer'
      }`}
      disabled={saving}
      focusableWhenDisabled
      onClick={() => setSaving(true)}
    >
      {saving ? 'Saving glaze…' : 'Save glaze'}
    </Button>
  );
}
