import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

const SlideUp = React.forwardRef<HTMLDivElement, SlideProps>(function SlideUp(props, ref) {
  return <Slide {...props} direction="up" ref={ref} />;
});

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={close}
        aria-labelledby="review-title"
        slots={{ transition: SlideUp }}
      >
        <AppBar position="static" component="div">
          <Toolbar>
            <IconButton color="inherit" edge="start" aria-label="Discard and close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <Typography
              id="review-title"
              variant="h6"
              component="h2"
              sx={{ flexGrow: 1, marginInlineStart: 1 }}
            >
              Write a review
            </Typography>
            <Button color="inherit" onClick={close}>
              Publish
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField autoFocus multiline rows={6} fullWidth label="Your review" />
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
