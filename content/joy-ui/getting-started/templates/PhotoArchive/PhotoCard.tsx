import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';
import type { Photo } from './photos';
import Scene from './Scene';

interface PhotoCardProps {
  photo: Photo;
  isOrdered: boolean;
  onOpen: () => void;
  onToggleOrder: () => void;
}

export default function PhotoCard({ photo, isOrdered, onOpen, onToggleOrder }: PhotoCardProps) {
  const { title, place, year, scene } = photo;

  return (
    <Card component="li" variant="outlined">
      <CardOverflow>
        <AspectRatio ratio="4/3">
          <Scene scene={scene} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h2">
          {title}
        </Typography>
        <Typography level="body-sm">
          {place}, {year}
        </Typography>
      </CardContent>
      <Stack direction="row" spacing={1}>
        <Button
          size="sm"
          variant="soft"
          color="neutral"
          aria-label={`About ${title}`}
          onClick={onOpen}
        >
          About
        </Button>
        <Button
          size="sm"
          variant={isOrdered ? 'solid' : 'outlined'}
          startDecorator={isOrdered && <CheckIcon />}
          aria-label={`Order a print of ${title}`}
          aria-pressed={isOrdered}
          onClick={onToggleOrder}
        >
          Order a print
        </Button>
      </Stack>
    </Card>
  );
}
