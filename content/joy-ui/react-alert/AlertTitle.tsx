import Alert from '@mui/joy/Alert';
import Typography from '@mui/joy/Typography';
import WarningIcon from '@mui/icons-material/Warning';

export default function AlertTitle() {
  return (
    <Alert
      color="warning"
      startDecorator={<WarningIcon />}
      slotProps={{ startDecorator: { sx: { alignSelf: 'flex-start' } } }}
      sx={{ width: '100%' }}
    >
      <div>
        <Typography level="title-sm" textColor="inherit">
          High waves this evening
        </Typography>
        <Typography level="body-sm" textColor="inherit">
          Cars with roof boxes cannot board after 17:00. Cross on an earlier ferry, or take the box
          off before you queue.
        </Typography>
      </div>
    </Alert>
  );
}
