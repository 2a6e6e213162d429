import Alert from '@mui/joy/Alert';
import Link from '@mui/joy/Link';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';

export default function QuietNotice() {
  return (
    <Alert
      component="aside"
      role="note"
      variant="outlined"
      startDecorator={<InfoOutlinedIcon />}
      sx={{ width: '100%' }}
    >
      <span>
        Bicycles travel free on weekdays.{' '}
        <Link underline="always" href="#QuietNotice">
          Rules for bicycles
        </Link>
      </span>
    </Alert>
  );
}
