import type * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './hold-button.css';

function HoldButton({ children, ...other }: React.ComponentProps<'button'>) {
  const { active, focusVisible, getRootProps } = useButton({});
  const state = active ? 'pressed' : focusVisible ? 'focused' : 'at rest';
  return (
    <button {...getRootProps(other)} className="hold-button" data-active={active}>
      {children} ({state})
    </button>
  );
}

export default function UseButton() {
  return <HoldButton>Spin the wheel</HoldButton>;
}
