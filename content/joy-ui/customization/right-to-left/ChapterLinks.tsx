import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const labels = { ltr: 'Next chapter', rtl: 'الفصل التالي' } as const;

export default function ChapterLinks() {
  return (
    <Stack spacing={2}>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction}>
          <Button
            variant="soft"
            endDecorator={<ArrowForwardIcon sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />}
          >
            {labels[direction]}
          </Button>
        </div>
      ))}
    </Stack>
  );
}
