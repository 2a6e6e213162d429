import type * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Root = styled('button')({
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&[data-active="true"]': { color: 'light-dark(#0f766e, #2dd4bf)' },
});

function HoldButton({ children, ...other }: React.ComponentProps<'button'>) {
  const { active, focusVisible, getRootProps } = useButton({});
  const state = active ? 'pressed' : focusVisible ? 'focused' : 'at rest';
  return (
    <Root {...getRootProps(other)} data-active={active}>
      {children} ({state})
    </Root>
  );
}

export default function UseButton() {
  return <HoldButton>Spin the wheel</HoldButton>;
}
