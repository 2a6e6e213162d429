import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleWidths() {
  const [branch, setBranch] = React.useState('mill');

  return (
    <ToggleButtonGroup
      aria-label="Branch"
      buttonFlex={1}
      value={branch}
      onChange={(event, newBranch) => setBranch(newBranch ?? branch)}
      sx={{ width: '100%', maxWidth: 440 }}
    >
      <Button value="mill">Mill Lane</Button>
      <Button value="station">Station</Button>
      <Button value="market">Market</Button>
    </ToggleButtonGroup>
  );
}
