import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Typography from '@mui/joy/Typography';

export default function BasicButtonGroup() {
  const [degrees, setDegrees] = React.useState(0);

  return (
    <div>
      <ButtonGroup aria-label="Turn the dome">
        <Button onClick={() => setDegrees(degrees + 345)}>West</Button>
        <Button onClick={() => setDegrees(0)}>North</Button>
        <Button onClick={() => setDegrees(degrees + 15)}>East</Button>
      </ButtonGroup>
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        The dome points to {degrees % 360}°.
      </Typography>
    </div>
  );
}
