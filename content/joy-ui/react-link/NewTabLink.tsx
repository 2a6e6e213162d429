import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import { visuallyHidden } from '@mui/utils';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function NewTabLink() {
  return (
    <Link href="https://example.org/hall" target="_blank" endDecorator={<OpenInNewIcon />}>
      City concert hall
      <Box component="span" sx={visuallyHidden}>
        {' '}
        (opens in a new tab)
      </Box>
    </Link>
  );
}
