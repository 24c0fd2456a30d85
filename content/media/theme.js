document.documentElement.style.background = '#0f2a3d'
document.documentElement.style.color = '#f2f7fa'
