import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function DecoratedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<ConfirmationNumberIcon />}>Buy tickets</Button>
      <Button variant="soft" endDecorator={<OpenInNewIcon />}>
        Open seat plan
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={
          <Chip size="sm" variant="soft">
            3
          </Chip>
        }
      >
        Basket
      </Button>
    </Stack>
  );
}
