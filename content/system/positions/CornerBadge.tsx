import Box from '@mui/system/Box';

export default function CornerBadge() {
  return (
    <Box sx={{ position: 'relative', p: 3, border: 1, borderRadius: 2 }}>
      Mailbox
      <Box
        component="span"
        aria-label="3 new letters"
        role="img"
        sx={{
          position: 'absolute',
          top: -12,
          insetInlineEnd: -12,
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          bgcolor: '#b91c1c',
          color: '#fff',
        }}
      >
        3
      </Box>
    </Box>
  );
}
