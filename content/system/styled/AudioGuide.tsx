import type * as React from 'react';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

function Track({ className, children }: { className?: string; children: React.ReactNode }) {
  return <div className={className}>♪ {children}</div>;
}

const Guide = styled(Track)({ padding: 12, border: '1px solid', borderRadius: 8 });
const Featured = styled(Guide)({ borderWidth: 3 });

export default function AudioGuide() {
  return (
    <Stack spacing={1}>
      <Guide>Stop 1: the entrance</Guide>
      <Featured>Stop 2: the dome</Featured>
      <Featured sx={{ borderStyle: 'dashed' }}>Stop 3: closed today</Featured>
    </Stack>
  );
}
