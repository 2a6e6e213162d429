import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = ['14 km', '980 m up', 'Red'];

export default function TrailSections() {
  return (
    <Sheet component="article" variant="outlined" sx={{ width: 320, p: 2, borderRadius: 'md' }}>
      <Typography level="title-lg" component="h3">
        Three lakes trail
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        divider={<Divider orientation="vertical" aria-orientation="vertical" />}
        sx={{ my: 1 }}
      >
        {facts.map((fact) => (
          <Typography key={fact} level="body-sm">
            {fact}
          </Typography>
        ))}
      </Stack>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '0%', my: 1 }}>
        On the way
      </Divider>
      <Typography level="body-sm">
        Boots dry at the middle lake, cheese at the lower one, and a bus at the end.
      </Typography>
      <Divider sx={{ my: 1.5 }} />
      <Link href="#sections" level="body-sm">
        Download the track
      </Link>
    </Sheet>
  );
}
