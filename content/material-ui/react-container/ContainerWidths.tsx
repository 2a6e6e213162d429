import * as React from 'react';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Breakpoint } from '@mui/material/styles';

export default function ContainerWidths() {
  const [width, setWidth] = React.useState<Breakpoint | false>('xs');

  return (
    <React.Fragment>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width"
        value={width}
        onChange={(event, value: Breakpoint | false | null) => setWidth(value ?? width)}
        sx={{ m: 2 }}
      >
        <ToggleButton value="xs">xs</ToggleButton>
        <ToggleButton value="sm">sm</ToggleButton>
        <ToggleButton value="md">md</ToggleButton>
        <ToggleButton value={false}>false</ToggleButton>
      </ToggleButtonGroup>
      <Container maxWidth={width} sx={{ py: 2, bgcolor: 'action.selected' }}>
        <Typography>
          Supplies come by boat every second Tuesday, if the sea allows it: flour, diesel,
          newspapers, and once a cat.
        </Typography>
      </Container>
    </React.Fragment>
  );
}
