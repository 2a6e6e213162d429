import type * as React from 'react';
import { useButton } from '@mui/base/useButton';

function HoldButton({ children, ...other }: React.ComponentProps<'button'>) {
  const { active, focusVisible, getRootProps } = useButton({});
  const state = active ? 'pressed' : focusVisible ? 'focused' : 'at rest';
  return (
    <button
      {...getRootProps(other)}
      className={`rounded-lg border border-current bg-transparent px-4 py-2 ${
        active ? 'text-teal-700 dark:text-teal-400' : ''
      }`}
    >
      {children} ({state})
    </button>
  );
}

export default function UseButton() {
  return <HoldButton>Spin the wheel</HoldButton>;
}
