import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import UndoIcon from '@mui/icons-material/Undo';

export default function DeleteIcons() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Chip
          size="lg"
          variant="outlined"
          endDecorator={
            <ChipDelete
              variant="soft"
              color="danger"
              aria-label="Cancel the loan of peas"
              onDelete={() => setLast('loan of peas')}
            />
          }
        >
          Peas
        </Chip>
        <Chip
          size="lg"
          endDecorator={
            <ChipDelete aria-label="Return the chard" onDelete={() => setLast('chard')}>
              <UndoIcon />
            </ChipDelete>
          }
        >
          Chard
        </Chip>
      </Stack>
      <Typography role="status" level="body-sm">
        Pressed: {last}
      </Typography>
    </Stack>
  );
}
